CREATE SEQUENCE "market"."listing_change_position" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "market"."listing_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."listing_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" bigint,
	"before" jsonb,
	"units" bigint,
	"start_day" date,
	"end_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market"."saved_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."saved_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alert" text DEFAULT 'off' NOT NULL,
	"events" text[] NOT NULL,
	"seen_position" bigint DEFAULT 0 NOT NULL,
	"look_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."saved_search_hit" (
	"search_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" integer NOT NULL,
	"rate_before" integer,
	"rate_found" integer,
	"found_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "saved_search_hit_search_id_listing_id_reason_pk" PRIMARY KEY("search_id","listing_id","reason")
);
--> statement-breakpoint
CREATE TABLE "market"."saved_search_reader" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."shortlist" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market"."shortlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"link_hash" text,
	"link_shows_notes" boolean DEFAULT false NOT NULL,
	"linked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market"."shortlist_warehouse" (
	"shortlist_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_warehouse_shortlist_id_warehouse_id_pk" PRIMARY KEY("shortlist_id","warehouse_id")
);
--> statement-breakpoint
ALTER TABLE "market"."saved_search_hit" ADD CONSTRAINT "saved_search_hit_search_id_saved_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "market"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market"."shortlist_warehouse" ADD CONSTRAINT "shortlist_warehouse_shortlist_id_shortlist_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "market"."shortlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_change_position_idx" ON "market"."listing_change" USING btree ("position");--> statement-breakpoint
CREATE INDEX "listing_change_unread_idx" ON "market"."listing_change" USING btree ("id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "listing_change_listing_idx" ON "market"."listing_change" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "saved_search_by_user" ON "market"."saved_search" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "market"."saved_search" USING btree ("look_at") WHERE alert <> 'off' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_deleted" ON "market"."saved_search" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "saved_search_hit_waiting" ON "market"."saved_search_hit" USING btree ("user_id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_hit_mailed" ON "market"."saved_search_hit" USING btree ("user_id","mailed_at");--> statement-breakpoint
CREATE INDEX "saved_search_hit_found" ON "market"."saved_search_hit" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "shortlist_by_user" ON "market"."shortlist" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_link" ON "market"."shortlist" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "shortlist_deleted" ON "market"."shortlist" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "shortlist_warehouse_order" ON "market"."shortlist_warehouse" USING btree ("shortlist_id","position");