import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_coupons_applies_to" AS ENUM('plans', 'deposits');
  ALTER TABLE "users" ADD COLUMN "wants_newsletter" boolean DEFAULT false;
  -- One switch said both before: that they want ours, and that a seller has a newsletter.
  UPDATE "users" SET "wants_newsletter" = true WHERE "enable_newsletter";
  ALTER TABLE "coupons" ADD COLUMN "applies_to" "enum_coupons_applies_to" DEFAULT 'plans' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "wants_newsletter";
  ALTER TABLE "coupons" DROP COLUMN "applies_to";
  DROP TYPE "public"."enum_coupons_applies_to";`)
}
