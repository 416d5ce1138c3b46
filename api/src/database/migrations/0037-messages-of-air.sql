-- What is told of air freight is read with the permission alone. Asked of each message's booking, that cost counting a
-- look at all of them; a booking's kind never changes. The column alone: nobody reads the table until its transaction
-- ends, and what fills it takes its time (0038).
alter table message add column is_air boolean not null default false;
