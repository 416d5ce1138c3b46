-- Of as many lines as a booking may have, each as large as a line may be, by the rule for air (167 kg a cubic metre).
alter table booking alter column chargeable_weight type numeric(20, 3);
