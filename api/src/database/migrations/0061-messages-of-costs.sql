drop index message_by_reader, message_unread, message_read;
alter index message_to_reader rename to message_by_reader;
alter index message_to_reader_unread rename to message_unread;
alter index message_to_reader_read rename to message_read;
