CREATE TABLE "market"."digest_entry" (
	"notification_id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."mail_setting" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "market"."notification" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "digest_entry_by_user" ON "market"."digest_entry" USING btree ("user_id");