-- 单证 that the forwarder's systems hand in for a booking. The file is an upload of the customer's whose own id nobody is
-- told: who may see the booking may have it, by the id that stands here.
create table shipping_document (
  id uuid primary key,
  customer_id uuid not null,
  booking_id uuid not null,
  kind text not null check (
    kind in (
      'shippingOrder', 'billOfLadingDraft', 'billOfLading', 'telexRelease', 'airWaybill', 'arrivalNotice', 'deliveryOrder'
    )
  ),
  -- From 1, of its kind and booking.
  version integer not null,
  upload_id uuid not null references upload (id),
  -- Who handed it in.
  system text not null,
  added_at timestamptz(3) not null,
  -- Null for the one that is shown.
  replaced_at timestamptz(3),
  unique (customer_id, booking_id, kind, version),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create unique index shipping_document_shown on shipping_document (customer_id, booking_id, kind)
  where replaced_at is null;
create index shipping_document_by_upload on shipping_document (upload_id);

alter table booking_event
  drop constraint booking_event_told_check,
  add constraint booking_event_told_check check (
    told in ('entryNumber', 'measurements', 'sailing', 'flight', 'containers', 'document')
  );
