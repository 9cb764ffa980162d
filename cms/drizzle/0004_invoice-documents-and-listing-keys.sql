CREATE TABLE "market"."listing_key" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "listing_key_once" UNIQUE("seller_id","key")
);
--> statement-breakpoint
CREATE TABLE "market"."order_refund" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refund_amount" CHECK ("market"."order_refund"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "market"."credit_note" DROP CONSTRAINT "credit_note_invoice_id_unique";--> statement-breakpoint
ALTER TABLE "market"."credit_note" ADD COLUMN "refund_ref" text;--> statement-breakpoint
ALTER TABLE "market"."credit_note" ADD COLUMN "reason" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD COLUMN "supplier" jsonb;--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD COLUMN "corrects" integer;--> statement-breakpoint
ALTER TABLE "market"."billing_info" ADD COLUMN "tax_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "market"."order_refund" ADD CONSTRAINT "order_refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "market"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_by_order" ON "market"."order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_note_by_invoice" ON "market"."credit_note" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_by_payment" ON "market"."invoice" USING btree (split_part(ref, '~', 1));--> statement-breakpoint
CREATE INDEX "invoice_by_supplier" ON "market"."invoice" USING btree ("supplier_id") WHERE supplier_id is not null;--> statement-breakpoint
ALTER TABLE "market"."credit_note" ADD CONSTRAINT "credit_note_refund_ref_unique" UNIQUE("refund_ref");--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD CONSTRAINT "invoice_corrects_unique" UNIQUE("corrects");