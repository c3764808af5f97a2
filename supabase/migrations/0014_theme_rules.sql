-- What a theme may say, value by value, and the history of a theme. The same rules are in
-- src/model/theme-kinds.ts and theme-paths.ts; supabase/tests/theme-rules.test.ts compares them.

-- What a value may be: its JSON types, the pattern of a text (or of a number with its unit), its
-- size in characters, entries or names, and the names an object must have.
create table private.theme_kinds (
  kind text primary key,
  types text[] not null,
  pattern text,
  unit text not null default '',
  least integer not null default 0,
  most integer,
  needs text[] not null default '{}',
  expected text not null
);
comment on table private.theme_kinds is 'The kinds of values in a theme. The kind name is how entries may be called.';

-- Patterns that Postgres and JavaScript read alike: no \d, \s, \w. None but those of labels and of
-- the addresses of fonts has room for url(, ;, {, }, @, \ or a comment (threats 16, 17).
do $$
declare
  hex constant text := '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})';
  len constant text := '(?:[0-9]{1,4}(?:\.[0-9]{1,4})?|\.[0-9]{1,4})(?:px|rem|em|%|vh|vw|ch)';
  rgb constant text := 'rgba?\( *[0-9]{1,3} *, *[0-9]{1,3} *, *[0-9]{1,3} *(?:, *(?:0|1|0?\.[0-9]{1,3}) *)?\)';
  shift constant text := '(?:0|-?' || len || ')';
  one_shadow constant text := '(?:inset +)?' || shift || '(?: +' || shift || '){1,3} +(?:' || rgb || '|' || hex || '(?:[0-9a-fA-F]{2})?)';
  shadow constant text := 'none|' || one_shadow || '(?: *, *' || one_shadow || ')*';
  -- A blank belongs to one place only: what could be read in two ways takes a browser for ever.
  one_font constant text := '[A-Za-z][A-Za-z0-9_-]*(?: +[A-Za-z0-9_-]+)*';
  family constant text := format('(?:"%1$s"|''%1$s''|-?%1$s)', one_font);
  bezier constant text := 'cubic-bezier\((?: *-?[0-9]?\.?[0-9]{1,3} *,){3} *-?[0-9]?\.?[0-9]{1,3} *\)';
  control constant text := '\u0000-\u001f\u007f-\u009f\ud800-\udfff';
  plain constant text := '(?!.*(?:[A-Za-z0-9_-]\(|/\*|\*/))[^;{}@\\<>' || control || ']*';
  name constant text := '(?!(?:constructor|prototype)$)[a-z0-9][A-Za-z0-9-]{0,30}';
begin
  insert into private.theme_kinds (kind, types, pattern, unit, most, expected) values
  -- Values of a stylesheet: blanks around them do not matter (S-42).
  ('color', '{string}', hex, '', 400, 'must be a color such as #0B5CAD'),
  ('own-color', '{string}', '|' || hex, '', 400, 'must be a color such as #0B5CAD, or empty'),
  ('clear-color', '{string}', '|' || hex || '|transparent', '', 400, 'must be a color such as #0B5CAD, transparent or empty'),
  ('color-or-null', '{string,"null"}', hex, '', 400, 'must be a color such as #0B5CAD, or null'),
  ('size', '{string,number}', '0|' || len, 'px', 400, 'must be a size such as 12px'),
  ('weight', '{string,number}', '[1-9]00|normal|bold', '', 400, 'must be a font weight such as 600'),
  ('line-height', '{string,number}', '[1-3](?:\.[0-9]{1,3})?|' || len, '', 400, 'must be a line height such as 1.5'),
  ('opacity', '{string,number}', '0|1|0?\.[0-9]{1,3}', '', 400, 'must be a number from 0 to 1'),
  ('angle', '{number}', '(?:[0-9]{1,2}|[12][0-9]{2}|3[0-5][0-9])(?:\.[0-9]{1,4})?|360', '', 400, 'must be a number from 0 to 360'),
  ('position', '{number}', '[0-9]{1,2}(?:\.[0-9]{1,4})?|100', '', 400, 'must be a number from 0 to 100'),
  ('duration', '{string}', '0|[0-9]{1,4}(?:\.[0-9]{1,4})?(?:ms|s)', '', 400, 'must be a duration such as 200ms'),
  ('easing', '{string}', 'linear|ease|ease-in|ease-out|ease-in-out|' || bezier, '', 400, 'must be an easing such as ease-out'),
  ('shadow', '{string}', shadow, '', 400, 'must be a shadow such as 0 1px 2px rgba(0, 0, 0, 0.1)'),
  ('fonts', '{string}', family || '(?: *, *' || family || ')*', '', 400, 'must be names of fonts such as Lora, serif'),
  ('card-radius', '{string}', name || '|0|' || len, '', 400, 'must be the name of a border radius, or a size'),
  ('card-shadow', '{string}', name || '|' || shadow, '', 400, 'must be the name of a shadow, or a shadow');
  update private.theme_kinds set pattern = ' *(?:' || pattern || ') *';

  insert into private.theme_kinds (kind, types, pattern, least, most, expected) values
  ('font-address', '{string}', 'https://fonts\.googleapis\.com/css2?\?[A-Za-z0-9=&:;,@+._%|-]+', 0, 500,
    'must be an address that begins with https://fonts.googleapis.com/css'),
  ('layout-style', '{string}', 'modern|minimal|playful', 0, 400, 'must be modern, minimal or playful'),
  ('navigation-style', '{string}', 'floating|sticky|fixed', 0, 400, 'must be floating, sticky or fixed'),
  ('navigation-position', '{string}', 'top', 0, 400, 'must be top'),
  ('hover-effect', '{string}', 'none|subtle|lift|bounce', 0, 400, 'must be none, subtle, lift or bounce'),
  ('focus-style', '{string}', 'outline|shadow|border', 0, 400, 'must be outline, shadow or border'),
  ('gradient-type', '{string}', 'linear|radial', 0, 400, 'must be linear or radial'),
  ('switch', '{boolean}', null, 0, null, 'must be true or false'),
  ('label', '{string}', '[^' || control || ']*', 0, 60, 'must be a text of at most 60 characters'),
  ('title', '{string}', plain, 1, 60, 'must be a plain text of 1 to 60 characters'),
  ('free', '{string,number,boolean}', plain, 0, 60, 'must be a plain text of at most 60 characters, a number, true or false'),
  ('free-group', '{string,number,boolean,object}', plain, 0, 60,
    'must be a plain text of at most 60 characters, a number, true, false or a group of those'),
  ('name', '{string}', name, 0, 400, 'is not a setting of a theme');
end $$;
insert into private.theme_kinds (kind, types, least, most, needs, expected) values
  ('group', '{object}', 0, null, '{}', 'must be a group of settings'),
  ('map', '{object}', 0, 24, '{}', 'must be a group of at most 24 entries'),
  ('gradients', '{array}', 0, 12, '{}', 'must be a list of at most 12 gradients'),
  ('gradient', '{object}', 0, null, '{name,stops}', 'must be a gradient with a name and its stops'),
  ('stops', '{array}', 2, 8, '{}', 'must be a list of 2 to 8 stops'),
  ('stop', '{object}', 0, null, '{color,position}', 'must be a stop with a color and a position'),
  ('font-addresses', '{array}', 0, 4, '{}', 'must be a list of at most 4 addresses of fonts');

-- Where a theme holds which kind: * stands for any name, [] for every entry of a list.
create table private.theme_rules (
  path text primary key,
  kind text not null references private.theme_kinds
);
comment on table private.theme_rules is 'Every place in a theme, and the kind of value it holds. The empty path is the theme itself.';
create index on private.theme_rules (kind);

insert into private.theme_rules (path, kind)
select path, kind from (values
  ('group', 'colors colors.light colors.light.background colors.light.text colors.light.semantic colors.light.border
    typography typography.fontFamilies layoutTypography layoutTypography.headingSizes layoutSpacing
    layouts layouts.navigation layouts.cards designTokens animations animations.features
    accessibility accessibility.focusIndicators accessibility.keyboardNavigation accessibility.reducedMotion
    emergencyButton backButton'),
  ('map', 'typography.fontSizes typography.fontWeights typography.lineHeights
    layouts.hero layouts.sections layouts.pages
    designTokens.spacing designTokens.borderRadius designTokens.shadows designTokens.blur designTokens.opacity
    designTokens.borderWidth designTokens.containerWidths animations.durations animations.easings'),
  ('color', 'colors.light.primary colors.light.secondary colors.light.accent
    colors.light.background.page colors.light.background.surface colors.light.background.elevated
    colors.light.text.primary colors.light.text.secondary colors.light.text.muted colors.light.text.inverse
    colors.light.semantic.success colors.light.semantic.warning colors.light.semantic.error colors.light.semantic.info
    colors.light.border.default colors.light.border.hover colors.light.border.focus colors.light.decorativeIcon
    gradients[].stops[].color accessibility.focusIndicators.color'),
  ('gradients', 'gradients'),
  ('gradient', 'gradients[]'),
  ('title', 'gradients[].name'),
  ('gradient-type', 'gradients[].type'),
  ('angle', 'gradients[].angle'),
  ('stops', 'gradients[].stops'),
  ('stop', 'gradients[].stops[]'),
  ('position', 'gradients[].stops[].position'),
  ('fonts', 'typography.fontFamilies.heading typography.fontFamilies.body typography.fontFamilies.mono'),
  ('font-addresses', 'typography.fontUrls'),
  ('font-address', 'typography.fontUrls[]'),
  ('size', 'typography.fontSizes.* layoutTypography.headingSizes.h1 layoutTypography.headingSizes.h2
    layoutTypography.headingSizes.h3 layoutSpacing.sectionPaddingY layoutSpacing.cardPadding layoutSpacing.elementGap
    designTokens.spacing.* designTokens.borderRadius.* designTokens.blur.* designTokens.borderWidth.*
    designTokens.containerWidths.* accessibility.focusIndicators.width accessibility.minimumTargetSize'),
  ('weight', 'typography.fontWeights.* layoutTypography.headingWeight'),
  ('line-height', 'typography.lineHeights.* layoutTypography.headingLineHeight'),
  ('layout-style', 'layoutStyle'),
  ('navigation-style', 'layouts.navigation.style'),
  ('navigation-position', 'layouts.navigation.position'),
  ('color-or-null', 'layouts.navigation.activeBackground'),
  ('card-radius', 'layouts.cards.radius'),
  ('card-shadow', 'layouts.cards.shadow'),
  ('hover-effect', 'layouts.cards.hoverEffect'),
  ('free-group', 'layouts.hero.* layouts.sections.* layouts.pages.*'),
  ('free', 'layouts.hero.*.* layouts.sections.*.* layouts.pages.*.*'),
  ('shadow', 'designTokens.shadows.*'),
  ('opacity', 'designTokens.opacity.*'),
  ('duration', 'animations.durations.*'),
  ('easing', 'animations.easings.*'),
  ('focus-style', 'accessibility.focusIndicators.style'),
  ('switch', 'layouts.navigation.transparent layouts.navigation.enableThemeModeToggle
    animations.features.scrollReveal animations.features.hoverEffects animations.features.pageTransitions
    accessibility.keyboardNavigation.skipLinks accessibility.keyboardNavigation.focusVisible
    accessibility.highContrast accessibility.reducedMotion.respectPreference healthLibraryEnabled'),
  ('label', 'emergencyButton.text backButton.text'),
  ('own-color', 'emergencyButton.backgroundColor emergencyButton.textColor backButton.textColor backButton.hoverTextColor'),
  ('clear-color', 'backButton.backgroundColor backButton.borderColor backButton.hoverBackgroundColor')
) listed (kind, paths), regexp_split_to_table(paths, '\s+') path
union all
values ('', 'group');
insert into private.theme_rules (path, kind)
select replace(path, 'colors.light', 'colors.dark'), kind from private.theme_rules where path like 'colors.light%';

-- What no theme may go without, in the words of the specification (spec §5).
create table private.theme_needs (
  turn integer primary key,
  path text not null references private.theme_rules,
  missing text not null,
  wrong text
);
comment on table private.theme_needs is 'What a theme must hold, and what is said where it does not.';
create index on private.theme_needs (path);
insert into private.theme_needs values
  (1, 'colors.light.primary', 'Light mode primary color is required', 'Light mode primary color must be a valid hex color'),
  (2, 'colors.dark.primary', 'Dark mode primary color is required', 'Dark mode primary color must be a valid hex color'),
  (3, 'typography.fontFamilies.heading', 'Heading font family is required', null),
  (4, 'typography.fontFamilies.body', 'Body font family is required', null);

-- Whether a value is of a kind; what is inside of it is looked at by itself.
create function private.theme_fits(kind private.theme_kinds, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = any (kind.types) and coalesce(case jsonb_typeof(value)
    when 'string' then length(value #>> '{}') between kind.least and kind.most and value #>> '{}' ~ ('^(?:' || kind.pattern || ')$')
    when 'number' then trim_scale((value #>> '{}')::numeric) || kind.unit ~ ('^(?:' || kind.pattern || ')$')
    when 'array' then jsonb_array_length(value) between kind.least and kind.most
    when 'object' then value ?& kind.needs
      and (select count(*) from jsonb_object_keys(value)) between kind.least and coalesce(kind.most, 65536)
    end, true)
$$;

-- A name as a sentence may hold it, whatever it is made of.
create function private.theme_name_shown(name text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(nullif(left(regexp_replace(name, '[^A-Za-z0-9_ -]', '?', 'g'), 40), ''), '?') $$;

-- All that is wrong with a theme: what it must have first, then everything else by its path. What
-- else a theme leaves out is no problem, for the default theme's stands in its place.
create function private.theme_problems(config jsonb) returns table (path text, message text)
language sql stable set search_path = ''
as $$
  with recursive refused (message) as (
    select case when jsonb_typeof(config) is distinct from 'object' then 'The theme configuration is not usable'
      when octet_length(config::text) > 65536 then 'The theme configuration is too large' end
  ),
  given (path, rule, value) as (
    select '', '', config from refused where refused.message is null
    union all
    select inner_place.path, found.path, inner_place.value
    from given
    join private.theme_rules r on r.path = given.rule
    join private.theme_kinds k on k.kind = r.kind and jsonb_typeof(given.value) = any (k.types)
    cross join lateral (
      select concat_ws('.', nullif(given.path, ''), private.theme_name_shown(name)),
        case when name ~ (select '^(?:' || n.pattern || ')$' from private.theme_kinds n where n.kind = 'name')
          then array[concat_ws('.', nullif(given.rule, ''), name), concat_ws('.', nullif(given.rule, ''), '*')] end, entry
      from jsonb_each(case jsonb_typeof(given.value) when 'object' then given.value else '{}' end) named (name, entry)
      union all
      select given.path || '[' || place - 1 || ']', array[given.rule || '[]'], entry
      from jsonb_array_elements(case jsonb_typeof(given.value) when 'array' then given.value else '[]' end)
        with ordinality listed (entry, place)
    ) inner_place (path, rules, value)
    left join lateral (
      select r.path from private.theme_rules r where r.path = any (inner_place.rules) order by array_position(inner_place.rules, r.path) limit 1
    ) found on true
  ),
  wrong (path, message) as (
    select given.path, given.path || ' ' || coalesce(k.expected, (select n.expected from private.theme_kinds n where n.kind = 'name'))
    from given
    left join private.theme_rules r on r.path = given.rule
    left join private.theme_kinds k on k.kind = r.kind
    where k.kind is null or not private.theme_fits(k, given.value)
  ),
  needed (turn, path, message) as (
    select n.turn, n.path,
      case when v.value is null or v.value ~ '^ *$' then n.missing else coalesce(n.wrong, wrong.message) end
    from private.theme_needs n
    cross join lateral (select config #>> string_to_array(n.path, '.')) v (value)
    left join wrong on wrong.path = n.path
    where (v.value is null or v.value ~ '^ *$' or wrong.path is not null) and not exists (select from refused where refused.message is not null)
  )
  select said.path, said.message from (
    select 0 as turn, '' as path, refused.message from refused where refused.message is not null
    union all
    select needed.turn, needed.path, needed.message from needed
    union all
    select 5, wrong.path, wrong.message from wrong where wrong.path not in (select n.path from private.theme_needs n)
  ) said
  order by said.turn, said.path collate "C"
$$;

-- The first of them, for whoever saves or publishes a theme. Replaces what 0010 looked for.
create or replace function private.theme_config_error(config jsonb) returns text
language sql stable set search_path = ''
as $$ select message from private.theme_problems(config) limit 1 $$;

-- As in 0010; but where the answer to a save was lost and the device sends it again, it hears what
-- came of it, not that it was in its own way.
create or replace function public.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 4);
  theme public.modern_themes;
  summary text := coalesce(nullif(btrim(p_change_description), ''), 'Theme configuration updated');
  hash text := private.theme_hash(p_config);
  wrong text := private.theme_config_error(p_config);
  latest public.theme_versions;
  next integer;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into latest from public.theme_versions v where v.theme_id = theme.id and v.version_number = theme.version_number;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.is_preset then
    return private.failed('Preset themes cannot be edited. Please duplicate this theme to create an editable version.');
  elsif p_base_version = theme.version_number - 1 and latest.created_by = me and latest.config_hash = hash
      and coalesce(p_description, theme.description) is not distinct from theme.description then
    return jsonb_build_object('success', true, 'version_number', theme.version_number);
  elsif p_base_version is not null and p_base_version <> theme.version_number then
    return private.failed('This theme was saved by '
      || coalesce((select u.username from public.users u where u.id = latest.created_by), 'somebody else')
      || ' in the meantime (version ' || theme.version_number || ')');
  elsif wrong is not null then
    return private.failed(wrong);
  end if;
  next := theme.version_number + 1;
  update public.modern_themes set config = p_config, config_hash = hash, version_number = next,
    description = coalesce(p_description, description), validation_status = 'passed' where id = theme.id;
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (theme.id, next, theme.name, p_config, hash, left(summary, 2000), me);
  perform private.log('theme_edited', 'Updated modern theme: ' || theme.name || ' - ' || left(summary, 2000), 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'version_number', next);
end $$;

-- The versions a theme was saved in, with the names of who saved them.
create function public.theme_history(p_theme_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('version_number', v.version_number, 'change_description', v.change_description,
      'created_at', v.created_at, 'saved_by', u.username, 'config', v.config, 'config_hash', v.config_hash)
      order by v.version_number desc), '[]')
    from (select * from public.theme_versions t where t.theme_id = p_theme_id order by t.version_number desc limit 200) v
    left join public.users u on u.id = v.created_by);
end $$;
comment on function public.theme_history(uuid) is 'The last 200 versions of a theme, newest first, with who saved them (staff).';

revoke all on table private.theme_kinds, private.theme_rules, private.theme_needs from public, anon, authenticated;
revoke all on function private.theme_fits(private.theme_kinds, jsonb), private.theme_name_shown(text),
  private.theme_problems(jsonb), private.theme_config_error(jsonb), public.theme_history(uuid) from public, anon, authenticated;
grant execute on function public.theme_history(uuid) to anon, authenticated;
