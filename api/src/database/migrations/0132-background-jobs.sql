-- What the server does apart from calls, for staff: tasks of people, SMS and mails, and jobs of the queue that are
-- neither. Nothing of what a customer asked for or got stands here.
create index task_newest on task (created_at desc, id desc);

-- The queue makes its tables when the server starts, after the migrations: until then it has nothing. Of an error stands
-- only what kind it was: its text may name people.
create function other_queue_jobs() returns table (
  id uuid,
  name text,
  state text,
  retry_count integer,
  error text,
  created_on timestamptz,
  started_on timestamptz,
  completed_on timestamptz
) language plpgsql stable as $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  return query execute $query$
    select
      job.id,
      job.name,
      job.state::text,
      job.retry_count,
      left(coalesce(job.output -> 'cause' ->> 'code', job.output -> 'cause' ->> 'name', job.output ->> 'name', ''), 60),
      job.created_on,
      job.started_on,
      job.completed_on
    from pgboss.job
    where job.name not in ('task', 'outgoing-message') and job.name not like '\_\_%'
  $query$;
end
$$;

-- As the list of staff has it. What ends in `_search` is a search document.
create view background_job as
select
  task.id,
  task.kind,
  task.title ->> 'zh-CN' as title_zh,
  task.title ->> 'en' as title_en,
  E'\n' || regexp_replace(
    lower(normalize(concat_ws(E'\n', task.title ->> 'zh-CN', task.title ->> 'en'), NFKC)), '[^\S\n]+', '', 'g'
  ) || E'\n' as title_search,
  case when task.state = 'running' and task.started_at is null then 'waiting' else task.state end as state,
  customer.name as customer,
  E'\n' || regexp_replace(lower(normalize(customer.name, NFKC)), '\s+', '', 'g') || E'\n' as customer_search,
  coalesce(member.name, '') as person,
  coalesce(member.account, '') as person_account,
  E'\n' || regexp_replace(
    lower(normalize(concat_ws('|', member.name, member.account), NFKC)), '\s+', '', 'g'
  ) || E'\n' as person_search,
  task.done_count,
  task.total_count,
  task.attempt as tries,
  task.failures,
  task.error as task_error,
  '' as last_error,
  task.created_at,
  task.started_at,
  task.finished_at
from task
join customer on customer.id = task.customer_id
left join member on member.id = task.member_id
union all
select
  message.id,
  message.channel,
  message.kind,
  message.kind,
  E'\n' || lower(message.kind) || E'\n',
  case message.state when 'sent' then 'done' else message.state end,
  '', E'\n\n', '', '', E'\n\n',
  0, null,
  message.tries,
  case
    when message.state = 'sent' then greatest(message.tries - 1, 0)
    when message.last_error is null then 0
    else message.tries
  end,
  null,
  coalesce(message.last_error, ''),
  message.created_at, null, message.ended_at
from outgoing_message message
where not message.is_for_nobody
union all
select
  job.id,
  case when job.name = 'sign-in-warning' then 'signInWarning' else 'other' end,
  job.name,
  job.name,
  E'\n' || lower(job.name) || E'\n',
  case job.state
    when 'active' then 'running'
    when 'completed' then 'done'
    when 'failed' then 'failed'
    when 'cancelled' then 'canceled'
    else 'waiting'
  end,
  '', E'\n\n', '', '', E'\n\n',
  0, null,
  case when job.started_on is null then 0 else job.retry_count + 1 end,
  case when job.state = 'failed' then job.retry_count + 1 else job.retry_count end,
  null,
  job.error,
  job.created_on, job.started_on, job.completed_on
from other_queue_jobs() job;
