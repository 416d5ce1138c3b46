-- How the last day of each customer with a version went: what stands in for a version that fails is judged by it, and
-- one row each is read however long a version ran.
create table remote_last_day (
  remote text collate "C" not null,
  version text collate "C" not null,
  customer_id uuid not null references customer (id) on delete cascade,
  -- In China.
  day date not null,
  has_failed boolean not null,
  primary key (remote, version, customer_id)
);

insert into remote_last_day (remote, version, customer_id, day, has_failed)
select distinct on (remote, version, customer_id) remote, version, customer_id, day, bool_or(outcome = 'failed')
from remote_outcome
where customer_id is not null
group by remote, version, customer_id, day
order by remote, version, customer_id, day desc;
