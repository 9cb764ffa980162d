ALTER TABLE "market"."orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD COLUMN "issuer" jsonb;--> statement-breakpoint
ALTER TABLE "market"."invoice" ADD COLUMN "po_number" text;