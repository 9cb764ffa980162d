CREATE TABLE "market"."mail_cap" (
	"key" text PRIMARY KEY NOT NULL,
	"sent" timestamp with time zone[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."seller_newsletter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."seller_newsletter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."payout_offset" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."payout_offset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debt_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_offset_amount" CHECK ("market"."payout_offset"."amount_cents" > 0 and "market"."payout_offset"."debt_id" <> "market"."payout_offset"."from_id")
);
--> statement-breakpoint
ALTER TABLE "market"."newsletter_send" ADD COLUMN "seller_newsletter_id" integer;--> statement-breakpoint
ALTER TABLE "market"."newsletter_send" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."payout" ADD COLUMN "withheld_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."payout" ADD COLUMN "recovered_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."payout" ADD COLUMN "returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."payout_offset" ADD CONSTRAINT "payout_offset_debt_id_payout_id_fk" FOREIGN KEY ("debt_id") REFERENCES "market"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."payout_offset" ADD CONSTRAINT "payout_offset_from_id_payout_id_fk" FOREIGN KEY ("from_id") REFERENCES "market"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_newsletter_own" ON "market"."seller_newsletter" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "payout_offset_by_debt" ON "market"."payout_offset" USING btree ("debt_id");--> statement-breakpoint
CREATE INDEX "payout_offset_by_from" ON "market"."payout_offset" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "newsletter_send_seller" ON "market"."newsletter_send" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_send_open" ON "market"."newsletter_send" USING btree ("id") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
ALTER TABLE "market"."payout" ADD CONSTRAINT "payout_settled" CHECK ("market"."payout"."withheld_cents" >= 0 and "market"."payout"."recovered_cents" >= 0 and "market"."payout"."returned_cents" >= 0
        and "market"."payout"."withheld_cents" <= "market"."payout"."amount_cents" - "market"."payout"."fee_cents"
        and "market"."payout"."recovered_cents" + "market"."payout"."returned_cents" <= "market"."payout"."amount_cents" - "market"."payout"."fee_cents");