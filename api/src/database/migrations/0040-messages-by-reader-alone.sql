drop index message_by_reader, message_unread;
alter index message_of_reader rename to message_by_reader;
alter index message_of_reader_unread rename to message_unread;
