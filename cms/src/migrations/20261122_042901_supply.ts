import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warehouses" ADD COLUMN "version" numeric DEFAULT 1;
  ALTER TABLE "warehouses" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "warehouses" ADD COLUMN "reminded_days" numeric;
  CREATE INDEX "warehouses_confirmed_at_idx" ON "warehouses" USING btree ("confirmed_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "warehouses_confirmed_at_idx";
  ALTER TABLE "warehouses" DROP COLUMN "version";
  ALTER TABLE "warehouses" DROP COLUMN "confirmed_at";
  ALTER TABLE "warehouses" DROP COLUMN "reminded_days";`)
}
