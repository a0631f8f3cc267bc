-- The cards of sponsors that were made before they kept a record. They are few and become none: see carry-over-offers.ts.
create index nodes_cards_without_record on nodes (id)
where metadata #>> '{recipe,id}' = 'sponsor-brief' and metadata -> 'record' is null;
