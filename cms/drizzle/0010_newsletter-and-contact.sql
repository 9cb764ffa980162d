CREATE TABLE "market"."newsletter_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."newsletter_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"send_id" integer NOT NULL,
	"email" text NOT NULL,
	"reader" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."newsletter_send" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."newsletter_send_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"newsletter_id" integer NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"segment" text NOT NULL,
	"seller_id" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."newsletter_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."newsletter_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"seller_id" integer DEFAULT 0 NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_delivery_once" ON "market"."newsletter_delivery" USING btree ("send_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_open" ON "market"."newsletter_delivery" USING btree ("send_id","id") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "newsletter_send_newest" ON "market"."newsletter_send" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_email" ON "market"."newsletter_subscription" USING btree ("email","seller_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_state" ON "market"."newsletter_subscription" USING btree ("seller_id","state","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_origin" ON "market"."newsletter_subscription" USING btree ("origin","asked_at");