-- Each with all that counting asks for, so that it reads no rows. Beside those that they replace (0040): building shuts
-- out who writes, dropping who reads.
create index message_of_reader on message (customer_id, member_id, sent_at, id) include (is_air);
create index message_of_reader_unread on message (customer_id, member_id, sent_at, id) include (is_air)
  where read_at is null;
-- The bell shows the unread ones and, after them, these.
create index message_read on message (customer_id, member_id, sent_at, id) include (is_air) where read_at is not null;
