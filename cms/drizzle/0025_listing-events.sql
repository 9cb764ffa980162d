CREATE SEQUENCE "market"."listing_event_position" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "market"."event_cursor" (
	"subscriber" text PRIMARY KEY NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."listing_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."listing_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"change" text NOT NULL,
	"listing_ids" integer[] NOT NULL,
	"is_shown" boolean NOT NULL,
	CONSTRAINT "listing_event_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE INDEX "listing_event_unnumbered" ON "market"."listing_event" USING btree ("id") WHERE position is null;