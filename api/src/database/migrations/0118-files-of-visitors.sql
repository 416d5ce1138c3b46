-- Visitors' files that are here, for the limits of a day and of all.
create index conversation_file_of_visitors on conversation_file (created_at) where secret_hash is not null;
