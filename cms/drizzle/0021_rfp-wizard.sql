CREATE TABLE "market"."rfp_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."rfp_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "market"."merchant_rfp" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."merchant_rfp" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "market"."merchant_rfp" ADD COLUMN "term_months" integer;--> statement-breakpoint
ALTER TABLE "market"."merchant_rfp" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "market"."merchant_rfp" ADD COLUMN "origin" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
CREATE INDEX "rfp_link_merchant" ON "market"."rfp_link" USING btree ("merchant_id","id" DESC NULLS LAST);