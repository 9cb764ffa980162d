ALTER TABLE "market"."ach_account" ADD COLUMN "deposit_kind" text;--> statement-breakpoint
ALTER TABLE "market"."ach_account" ADD COLUMN "deposits_arrive_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "market"."ach_account" ADD COLUMN "deposits_failed_at" timestamp with time zone;