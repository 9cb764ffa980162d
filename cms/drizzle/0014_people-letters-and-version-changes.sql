CREATE TABLE "market"."version_change" (
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"version" integer NOT NULL,
	"fields" text[] NOT NULL,
	CONSTRAINT "version_change_subject_kind_subject_id_version_pk" PRIMARY KEY("subject_kind","subject_id","version")
);
--> statement-breakpoint
CREATE TABLE "market"."people_letter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."people_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"filters" text NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."people_letter_delivery" (
	"letter_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_letter_delivery_letter_id_user_id_pk" PRIMARY KEY("letter_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "people_letter_open" ON "market"."people_letter" USING btree ("id") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "people_letter_delivery_open" ON "market"."people_letter_delivery" USING btree ("letter_id","user_id") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "people_letter_delivery_sent" ON "market"."people_letter_delivery" USING btree ("changed_at") WHERE state in ('sending', 'sent', 'unclear');