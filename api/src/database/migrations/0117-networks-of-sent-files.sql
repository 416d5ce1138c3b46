-- The network that a visitor's file came from is known until the file is said, and no longer.
update conversation_file set network_hash = null where entry_id is not null;
