CREATE TABLE "market"."profile_claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."profile_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"user_id" integer,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "profile_claim_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "market"."account_permission" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."account_permission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "market"."session" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "market"."session" ADD COLUMN "actor_mark" text;--> statement-breakpoint
ALTER TABLE "market"."session" ADD COLUMN "permission_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_claim_one_open" ON "market"."profile_claim" USING btree ("profile_id","email") WHERE state in ('sent', 'verified');--> statement-breakpoint
CREATE INDEX "profile_claim_user" ON "market"."profile_claim" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_permission_one" ON "market"."account_permission" USING btree ("owner_id","email");--> statement-breakpoint
CREATE INDEX "account_permission_email" ON "market"."account_permission" USING btree ("email");--> statement-breakpoint
CREATE INDEX "session_actor" ON "market"."session" USING btree ("actor_id");