-- From the last migration before 1.0 (0043) to the baseline: the names of functions and of one policy. What
-- they do and their comments come from the baseline itself (baseline.ts).

alter function private.address_counter rename to attempt_address;
alter function private.answer_before rename to recorded_response;
alter function private.device_key rename to hash_device;
alter function private.failed rename to error_result;
alter function private.is_named rename to is_picture_referenced;
alter function private.keep_answer rename to record_response;
alter function private.may_try rename to is_attempt_allowed;
alter function private.named_pictures rename to referenced_pictures;
alter function private.note_sign_in rename to record_sign_in;
alter function private.one_line rename to limit_log_line;
alter function private.shows rename to has_visible_text;
alter function private.theme_actor rename to begin_theme_write;
alter function private.theme_fits rename to is_of_theme_kind;
alter function private.theme_name_shown rename to printable_name;
alter function private.trimmed rename to trim_name;
alter function sync.base rename to cursor_version;
alter function sync.bring_back rename to restore_row;
alter function sync.bring_home rename to record_relinks;
alter function sync.bump rename to increment_version;
alter function sync.bury rename to write_tombstone;
alter function sync.count_anew rename to recompute_checksums;
alter function sync.count_rows rename to recount_rows;
alter function sync.counted rename to count_dependents;
alter function sync.decide rename to apply_mutation;
alter function sync.decide_in_order rename to apply_mutations;
alter function sync.earlier_answer rename to recorded_result;
alter function sync.fields_to_bring_back rename to restorable_fields;
alter function sync.flat rename to flatten_translations;
alter function sync.folded rename to fold_translations;
alter function sync.is_moved_along rename to is_automatic_change;
alter function sync.keep_sums rename to update_checksums;
alter function sync.log_brought_back rename to log_restore;
alter function sync.name_of rename to log_label;
alter function sync.note_what_hangs rename to record_dependents;
alter function sync.only rename to pick_fields;
alter function sync.parts_of rename to list_child_records;
alter function sync.portion_end rename to initial_sync_page_end;
alter function sync.portion_place rename to initial_sync_position;
alter function sync.portion_rows rename to initial_sync_page_rows;
alter function sync.require_declared rename to require_known_columns;
alter function sync.require_kept rename to require_stored_as_sent;
alter function sync.rests_on rename to referenced_rows;
alter function sync.table_of rename to require_editable_table;
alter function sync.theirs rename to find_conflicts;
alter function sync.what_comes rename to list_dependents;
alter function sync.with_nothing_as_null rename to empty_translations_to_null;
alter policy "whoever sync.feed shows it to" on public.emergency_cards rename to "readers of sync.feed";
alter policy "whoever sync.feed shows it to" on public.notices rename to "readers of sync.feed";

do $$
declare
  f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p where p.pronamespace in ('private'::regnamespace, 'sync'::regnamespace) loop
    execute format('comment on function %s is null', f);
  end loop;
end $$;
