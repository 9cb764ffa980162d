ALTER TABLE "market"."audit_entry" ADD COLUMN "performed_by" integer;--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "market"."audit_entry" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_performer" ON "market"."audit_entry" USING btree ("performed_by","at","id") WHERE performed_by is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "market"."audit_entry" USING btree ("at","id");