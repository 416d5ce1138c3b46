-- The search document of a message's words in every language. They are composed when a message is read, so it is written
-- by the reader's first search after the message; null until then.
alter table message add column search text;
