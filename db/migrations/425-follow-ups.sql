-- What a client answered to being written to once after a consultation, and the two messages that may follow.
create table follow_ups (
  consultation_id bigint primary key references consultations on delete cascade,
  agreed_at timestamptz,
  -- When the client said no, or took the yes back.
  revoked_at timestamptz,
  sealed bytea check (octet_length(sealed) <= 20000),
  written_at timestamptz,
  sealed_answer bytea check (octet_length(sealed_answer) <= 20000),
  answered_at timestamptz,
  check (agreed_at is not null or revoked_at is not null),
  check ((sealed is null) = (written_at is null)),
  check ((sealed_answer is null) = (answered_at is null)),
  check (written_at is null or agreed_at is not null),
  check (answered_at is null or written_at is not null)
);
