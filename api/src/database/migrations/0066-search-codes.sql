-- The numbers by which a booking is known, for the search through everything: each between two line breaks, without
-- the separators that people leave out when they type (`bareCode` of the contract).
alter table booking add column search_codes text collate "C" not null generated always as (
  translate(
    e'\n' || business_number || e'\n' || customer_business_number_key || e'\n' || warehouse_entry_number
      || e'\n' || waybill_number || e'\n',
    ' -_/.',
    ''
  )
) stored;
