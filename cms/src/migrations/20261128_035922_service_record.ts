import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" ADD COLUMN "scores_receiving" numeric;
  ALTER TABLE "reviews" ADD COLUMN "scores_accuracy" numeric;
  ALTER TABLE "reviews" ADD COLUMN "scores_communication" numeric;
  ALTER TABLE "reviews" ADD COLUMN "scores_value" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DROP COLUMN "scores_receiving";
  ALTER TABLE "reviews" DROP COLUMN "scores_accuracy";
  ALTER TABLE "reviews" DROP COLUMN "scores_communication";
  ALTER TABLE "reviews" DROP COLUMN "scores_value";`)
}
