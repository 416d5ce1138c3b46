-- Another number is not proved, whoever enters it: a colleague who corrects one must not open the account by it, nor may
-- whoever finds the old phone set a password with what was proved by it.
create function forget_proof_of_phone() returns trigger language plpgsql as $$
begin
  if new.phone <> old.phone then
    if new.phone_verified_at is not distinct from old.phone_verified_at then
      new.phone_verified_at := null;
    end if;
    delete from password_reset where member_id = new.id;
  end if;
  return new;
end
$$;

create trigger member_phone_changes before update of phone on member
  for each row execute function forget_proof_of_phone();
