CREATE TABLE "market"."email_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."email_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text,
	"new_token_hash" text,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_change_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_change_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "market"."social_link" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"unlinked_at" timestamp with time zone,
	CONSTRAINT "social_link_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "market"."unknown_password" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."person_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."person_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."account_erasure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."account_erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"hindrances" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."data_export" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."data_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done_parts" integer DEFAULT 0 NOT NULL,
	"total_parts" integer NOT NULL,
	"body" "bytea",
	"bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "market"."session" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_one_open" ON "market"."email_change" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "email_change_end" ON "market"."email_change" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_link_subject" ON "market"."social_link" USING btree ("provider","subject") WHERE unlinked_at is null;--> statement-breakpoint
CREATE INDEX "person_note_person" ON "market"."person_note" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_erasure_one_waiting" ON "market"."account_erasure" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "account_erasure_by_user" ON "market"."account_erasure" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_erasure_due" ON "market"."account_erasure" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_at_work" ON "market"."data_export" USING btree ("user_id") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "data_export_by_user" ON "market"."data_export" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_end" ON "market"."data_export" USING btree ("expires_at") WHERE state = 'ready';