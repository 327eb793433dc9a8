-- A pack of credit that is withdrawn from sale is a halted service.
alter table halts drop constraint halts_service_check;
alter table halts add constraint halts_service_check
  check (service in ('top-ups', 'consultations', 'credit-10', 'credit-20', 'credit-50', 'credit-100'));
