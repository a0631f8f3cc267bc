-- The asker's rate card lay in what others of the board read: it goes from there. One that was emptied by hand stays empty.
update chat_messages set metadata = metadata #- '{recipe,values,rateCard}'
where metadata #>> '{recipe,values,rateCard}' <> '';

update nodes set metadata = metadata #- '{recipe,values,rateCard}'
where metadata #>> '{recipe,values,rateCard}' <> '';

update board_events
set change = change #- '{node,metadata,recipe,values,rateCard}' #- '{patch,metadata,recipe,values,rateCard}'
where change #>> '{node,metadata,recipe,values,rateCard}' <> ''
  or change #>> '{patch,metadata,recipe,values,rateCard}' <> '';

update templates set board = jsonb_set(board, '{nodes}', (
  select jsonb_agg(node #- '{metadata,recipe,values,rateCard}' order by place)
  from jsonb_array_elements(board -> 'nodes') with ordinality as n (node, place)
))
where jsonb_array_length(board -> 'nodes') > 0 and board::text like '%"rateCard"%';

-- What a model was ordered is one text, in which the card is some lines.
update ai_runs set receipt = jsonb_set(receipt, '{prompt,order}', 'null')
where receipt #>> '{prompt,order}' ~ '(내 단가표|My rate card): ';
