#!/bin/sh
# Runs once, when the primary is created: the account and the slot of the replica.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$REPLICATION_PASSWORD" <<'SQL'
create role replication with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c 'select pg_reload_conf()'
