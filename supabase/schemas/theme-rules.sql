-- What a theme may hold, value by value. src/model/theme has the same rules;
-- supabase/tests/theme-rules.test.ts compares them.

create table private.theme_kinds (
  kind text primary key,
  types text[] not null,
  pattern text,
  unit text not null default '',
  "least" integer not null default 0,
  most integer,
  needs text[] not null default '{}',
  expected text not null
);
comment on table private.theme_kinds is
  'The kinds of values in a theme: JSON types, pattern, size, and required names. The kind `name` is for the names of entries.';

-- Patterns that Postgres and JavaScript read alike: no \d, \s, \w. Only those of labels and of the addresses of
-- fonts accept url(, ;, {, }, @, \ or a comment (threats 16, 17).
do $$
declare
  hex constant text := '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})';
  len constant text := '(?:[0-9]{1,4}(?:\.[0-9]{1,4})?|\.[0-9]{1,4})(?:px|rem|em|%|vh|vw|ch)';
  rgb constant text := 'rgba?\( *[0-9]{1,3} *, *[0-9]{1,3} *, *[0-9]{1,3} *(?:, *(?:0|1|0?\.[0-9]{1,3}) *)?\)';
  shift constant text := '(?:0|-?' || len || ')';
  one_shadow constant text := '(?:inset +)?' || shift || '(?: +' || shift || '){1,3} +(?:' || rgb || '|' || hex || '(?:[0-9a-fA-F]{2})?)';
  shadow constant text := 'none|' || one_shadow || '(?: *, *' || one_shadow || ')*';
  -- A blank has one place only: an ambiguous pattern would backtrack for ever in a browser.
  one_font constant text := '[A-Za-z][A-Za-z0-9_-]*(?: +[A-Za-z0-9_-]+)*';
  family constant text := format('(?:"%1$s"|''%1$s''|-?%1$s)', one_font);
  bezier constant text := 'cubic-bezier\((?: *-?[0-9]?\.?[0-9]{1,3} *,){3} *-?[0-9]?\.?[0-9]{1,3} *\)';
  control constant text := '\u0000-\u001f\u007f-\u009f\ud800-\udfff';
  plain constant text := '(?!.*(?:[A-Za-z0-9_-]\(|/\*|\*/))[^;{}@\\<>' || control || ']*';
  name constant text := '(?!(?:constructor|prototype)$)[a-z0-9][A-Za-z0-9-]{0,30}';
begin
  insert into private.theme_kinds (kind, types, pattern, unit, most, expected) values
  -- Values of a stylesheet: blanks around them are ignored (S-42).
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

create table private.theme_rules (
  path text primary key,
  kind text not null references private.theme_kinds
);
comment on table private.theme_rules is
  'Each place in a theme and the kind of value it holds. The empty path is the theme itself, * any name, [] any entry.';
create index theme_rules_kind_idx on private.theme_rules (kind);

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

-- What no theme may lack.

create table private.theme_needs (
  turn integer primary key,
  path text not null references private.theme_rules,
  missing text not null,
  wrong text
);
comment on table private.theme_needs is 'What a theme must hold, and the message when it does not.';
create index theme_needs_path_idx on private.theme_needs (path);

insert into private.theme_needs values
  (1, 'colors.light.primary', 'Light mode primary color is required', 'Light mode primary color must be a valid hex color'),
  (2, 'colors.dark.primary', 'Dark mode primary color is required', 'Dark mode primary color must be a valid hex color'),
  (3, 'typography.fontFamilies.heading', 'Heading font family is required', null),
  (4, 'typography.fontFamilies.body', 'Body font family is required', null);

-- Checks a value against its kind. Not recursive.
create or replace function private.is_of_theme_kind(kind private.theme_kinds, value jsonb) returns boolean
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

-- A name of a setting with all unusual characters replaced, for a message.
create or replace function private.printable_name(name text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(nullif(left(regexp_replace(name, '[^A-Za-z0-9_ -]', '?', 'g'), 40), ''), '?') $$;

-- Each value of a theme with its path and the path of its rule, which is null for an unknown setting.
create or replace function private.theme_places(config jsonb) returns table (path text, rule text, value jsonb)
language sql stable set search_path = ''
as $$
  with recursive given (path, rule, value) as (
    select '', '', config
    union all
    select inner_place.path, found.path, inner_place.value
    from given
    join private.theme_rules r on r.path = given.rule
    join private.theme_kinds k on k.kind = r.kind and jsonb_typeof(given.value) = any (k.types)
    cross join lateral (
      select concat_ws('.', nullif(given.path, ''), private.printable_name(name)),
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
  )
  select given.path, given.rule, given.value from given
$$;

-- All problems of a theme: required settings first, then the others by path. A setting that is left out
-- is no problem, because the default theme's value is used.
create or replace function private.theme_problems(config jsonb) returns table (path text, message text)
language sql stable set search_path = ''
as $$
  with refused (message) as (
    select case when jsonb_typeof(config) is distinct from 'object' then 'The theme configuration is not usable'
      when octet_length(config::text) > 65536 then 'The theme configuration is too large' end
  ),
  given (path, rule, value) as (
    select p.path, p.rule, p.value from refused cross join lateral private.theme_places(config) p where refused.message is null
  ),
  wrong (path, message) as (
    select given.path, given.path || ' ' || coalesce(k.expected, (select n.expected from private.theme_kinds n where n.kind = 'name'))
    from given
    left join private.theme_rules r on r.path = given.rule
    left join private.theme_kinds k on k.kind = r.kind
    where k.kind is null or not private.is_of_theme_kind(k, given.value)
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

-- The first problem of a configuration, or null.
create or replace function private.theme_config_error(config jsonb) returns text
language sql stable set search_path = ''
as $$ select message from private.theme_problems(config) limit 1 $$;
