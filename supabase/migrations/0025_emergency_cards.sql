-- Emergency cards: a short page each of what to do in the minutes before help comes. They are
-- content, so that a clinic can write them in its own words (decision 18, S-83).

create table public.emergency_cards (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '[^[:space:]]' and length(title) <= 200),
  slug text not null constraint emergency_cards_slug_key unique check (private.is_slug(slug)),
  signs text[] not null default '{}' check (private.texts_fit(signs, 500)),
  steps text[] not null default '{}' check (private.texts_fit(steps, 500)),
  avoid text[] not null default '{}' check (private.texts_fit(avoid, 500)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0
);
comment on table public.emergency_cards is 'What to do in an emergency, one card each; kept by visitors'' devices before anything else.';
comment on column public.emergency_cards.signs is 'How to tell, one sign each.';
comment on column public.emergency_cards.steps is 'Do this now, in this order.';
comment on column public.emergency_cards.avoid is 'Do not do this.';

insert into sync.tables (tbl, rank, cols, noun, name_col, translated, rank_of_row) values
  ('emergency_cards', 2, '{title,slug,signs,steps,avoid,display_order,is_enabled}', 'emergency card', 'title', '{title,signs,steps,avoid}',
   'case when is_enabled then 0 else 1 end');
select sync.register_table('emergency_cards');
