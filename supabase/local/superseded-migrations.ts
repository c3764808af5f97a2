interface Superseded {
  file: string
  /** The SHA-256 of the file as it was. */
  hash: string
  /** Migrates a database from the older text to the newer; empty if only wording differs. */
  repair: string
}

/**
 * Two migrations were edited after the first build that a clinic could run, before migrations were
 * immutable. A database of that time is brought to the present text before any later migration: a
 * new file at the end would undo what those have changed since.
 */
export const supersededMigrations: readonly Superseded[] = [
  {
    file: '0007_sync_procedures.sql',
    hash: 'de665adb7dab19bf264a0a44928bfca75b8eb284c2110c6449e703c616c398e5',
    repair: `
      do $repair$
      declare
        older constant text := $$
    elsif r < 2 then
      raise sqlstate 'PT403' using message = 'Your role does not let you edit content';
    end if;
    perform 1 from sync.clock for update;
  end loop;
$$;
        newer constant text := $$
    end if;
    perform 1 from sync.clock for update;
  end loop;
  -- A role that edits nothing is refused edit by edit: one that arrived before the role was taken
  -- away, and whose answer was lost, must still hear that it was applied (I8).
$$;
        push text := pg_get_functiondef('public.sync_push'::regproc);
      begin
        if position(older in push) = 0 then
          raise 'The procedure sync_push is not the one its migration made';
        end if;
        execute replace(push, older, newer);
      end $repair$`,
  },
  {
    file: '0008_row_policies.sql',
    hash: 'ec2af8da99b59a0d24704a3dbe1607e9f51581a11641d239e4203f0ac8ad2062',
    repair: '',
  },
]
