-- When somebody is away from games over days, as the server writes it. Whoever has no row never was.
CREATE TABLE holidays (
    account  BIGINT PRIMARY KEY,
    absences TEXT NOT NULL,
    -- How often it was written: of two who change it one comes too late.
    version  INTEGER NOT NULL
);
