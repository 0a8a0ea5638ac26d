#!/bin/sh
# Copies the primary into an empty folder, then follows it. To start over, remove the volume.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  # What an interrupted copy has left.
  find "$PGDATA" -mindepth 1 -delete
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup -h primary -U replication -D "$PGDATA" -X stream -S replica -R
fi
exec "$@"
