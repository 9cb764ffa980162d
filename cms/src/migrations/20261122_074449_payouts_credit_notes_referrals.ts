import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_region_scope" AS ENUM('us', 'global');
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"service_type" varchar NOT NULL,
  	"service_url" varchar,
  	"service_sub_type" jsonb,
  	"address_street1" varchar,
  	"address_street2" varchar,
  	"address_city" varchar NOT NULL,
  	"address_state" varchar,
  	"address_zip_code" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"timezone" varchar,
  	"region_scope" "enum_services_region_scope",
  	"region" varchar,
  	"country" varchar,
  	"state" varchar,
  	"highlights" varchar,
  	"description" varchar,
  	"website" varchar,
  	"photos" jsonb,
  	"documents" jsonb,
  	"mini_logo" varchar,
  	"logo" varchar,
  	"banner" varchar,
  	"details" jsonb,
  	"is_draft" boolean DEFAULT true,
  	"visible" boolean DEFAULT true,
  	"is_verified" boolean DEFAULT false,
  	"is_featured" boolean DEFAULT false,
  	"partner" boolean DEFAULT false,
  	"version" numeric DEFAULT 1,
  	"seller_id" integer NOT NULL,
  	"average_rating" numeric DEFAULT 0,
  	"review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "reviews" ALTER COLUMN "warehouse_id" DROP NOT NULL;
  ALTER TABLE "reviews" ADD COLUMN "service_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "services" ADD CONSTRAINT "services_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "services_name_idx" ON "services" USING btree ("name");
  CREATE INDEX "services_service_type_idx" ON "services" USING btree ("service_type");
  CREATE UNIQUE INDEX "services_service_url_idx" ON "services" USING btree ("service_url");
  CREATE INDEX "services_region_scope_idx" ON "services" USING btree ("region_scope");
  CREATE INDEX "services_region_idx" ON "services" USING btree ("region");
  CREATE INDEX "services_country_idx" ON "services" USING btree ("country");
  CREATE INDEX "services_is_draft_idx" ON "services" USING btree ("is_draft");
  CREATE INDEX "services_visible_idx" ON "services" USING btree ("visible");
  CREATE INDEX "services_is_verified_idx" ON "services" USING btree ("is_verified");
  CREATE INDEX "services_is_featured_idx" ON "services" USING btree ("is_featured");
  CREATE INDEX "services_partner_idx" ON "services" USING btree ("partner");
  CREATE INDEX "services_seller_idx" ON "services" USING btree ("seller_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_service_idx" ON "reviews" USING btree ("service_id");
  CREATE UNIQUE INDEX "author_service_idx" ON "reviews" USING btree ("author_id","service_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services" CASCADE;
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_service_id_services_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  DROP INDEX "reviews_service_idx";
  DROP INDEX "author_service_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  ALTER TABLE "reviews" ALTER COLUMN "warehouse_id" SET NOT NULL;
  ALTER TABLE "reviews" DROP COLUMN "service_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  DROP TYPE "public"."enum_services_region_scope";`)
}
