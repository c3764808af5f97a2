import { describe, expect, test } from 'vitest'

import type { Fields, Mutation } from '#model/mutation.ts'
import { createPublicRemote } from '#remote/public-remote.ts'
import type { Failure } from '#remote/remote.ts'

import { privateRowIds, publicRowIds, type Subject } from '../clinic.ts'
import { createInsert, createMutation, push, readRowDirectly } from './edits.ts'
import { createEndedToken, catchFailure, newPerson, createRemote, type TestWorld } from './world.ts'

const NAME = 'Dr అనురాధ “Anu” O’Neill, (MD) \\ 50 % 😀'

/** One edit after another, as devices send them. */
export function pushCases(world: () => TestWorld): void {
  const count = async (table: string) => {
    const [row] = await world().db.query<{ n: number }>(`select count(*)::int n from ${table}`)
    return row?.n
  }

  test('an edit that is taken comes back in the same answer, to the letter', async () => {
    const added = createInsert('doctors', { name: NAME, years_of_experience: 12 })
    const mutation = createMutation(added)
    const response = await push(world(), [mutation])
    expect(response.results).toEqual([{ id: mutation.id, status: 'ok' }])
    expect(response.put?.doctors).toEqual([expect.objectContaining({ id: added.id, name: NAME })])
    const { put } = await createPublicRemote(world()).pull(null)
    expect(put?.doctors).toContainEqual(
      expect.objectContaining({ id: added.id, name: NAME, years_of_experience: 12 }),
    )
  })

  test('an edit that is sent twice has no further effect, and the same answer', async () => {
    const mutation = createMutation(createInsert('doctors', { name: 'Dr Once' }))
    const first = await push(world(), [mutation])
    const logged = await count('public.activity_logs')
    const second = await push(world(), [mutation, mutation])
    expect(first.results).toEqual([{ id: mutation.id, status: 'ok' }])
    expect(second.results).toEqual([...(first.results ?? []), ...(first.results ?? [])])
    expect(await count('public.activity_logs')).toBe(logged)
  })

  test('an edit of a field that another user changed is a conflict with their value (S-52)', async () => {
    const { id } = await add('Dr Before')
    await update(id, { name: 'Dr Theirs' }, { name: 'Dr Before' })
    const results = await update(id, { name: 'Dr Mine' }, { name: 'Dr Before' })
    expect(results).toMatchObject([
      { status: 'conflict', rows: { [id]: { theirs: { name: 'Dr Theirs' } } } },
    ])
    expect(await readRowDirectly(world(), 'doctors', id)).toMatchObject({ name: 'Dr Theirs' })
  })

  test('an edit of what is deleted gets the row, so that it can be brought back', async () => {
    const { id } = await add('Dr Gone')
    const was = await readRowDirectly(world(), 'doctors', id)
    const deleted = await push(world(), [createMutation({ t: 'doctors', id, op: 'delete', was })])
    expect(deleted).toMatchObject({ results: [{ status: 'ok' }], del: { doctors: [id] } })
    expect(await update(id, { name: 'Dr Back' }, { name: 'Dr Gone' })).toMatchObject([
      { status: 'conflict', rows: { [id]: { gone: { id, name: 'Dr Gone' } } } },
    ])
  })

  test('what breaks a rule of the database is rejected, with the name of the rule', async () => {
    const category = createInsert('health_library_categories', { slug: 'shown' })
    const stars = createInsert('testimonials', { star_rating: 6 })
    const foreign = createInsert('doctors', { row_version: 1_000_000 })
    const mutations = [category, stars, foreign].map((op) => createMutation(op))
    const { results } = await push(world(), mutations)
    expect(results).toMatchObject([
      { status: 'rejected', code: '23505', constraint: 'health_library_categories_slug_key' },
      { status: 'rejected', code: '23514', constraint: 'testimonials_star_rating_check' },
      { status: 'rejected', code: '42501', constraint: 'row_version' },
    ])
    expect(results?.map(({ id }) => id)).toEqual(mutations.map(({ id }) => id))
  })

  test('what follows a refused edit of the same row is held; other edits go through', async () => {
    const { id } = await add('Dr Held')
    const updateDoctor = (set: Fields, was: Fields) =>
      createMutation({ t: 'doctors', id, op: 'update', set, was })
    const { results } = await push(world(), [
      updateDoctor({ name: 'Dr Mine' }, { name: 'Dr Never' }),
      updateDoctor({ qualification: 'MD' }, { qualification: null }),
      createMutation(createInsert('doctors', { name: 'Dr Other' })),
    ])
    expect(results?.map(({ status }) => status)).toEqual(['conflict', 'held', 'ok'])
    expect(await readRowDirectly(world(), 'doctors', id)).toMatchObject({ qualification: null })
  })

  test('an edit whose picture has not arrived is held, and says which', async () => {
    const photo = '/storage/v1/object/public/doctors/1700000000000-0123456789abcdef.png'
    const { results } = await push(world(), [createMutation(createInsert('doctors', { photo }))])
    expect(results).toMatchObject([{ status: 'held', missing: photo }])
  })

  test('edits made on another timeline wait: the device gets everything, and no results', async () => {
    const doctors = await count('public.doctors')
    const remote = createRemote(world(), world().tokens.Admin)
    const mutation = createMutation(createInsert('doctors', { name: 'Dr Elsewhere' }))
    const response = await remote.sync.push([mutation], '7.aaaaaaaa.3')
    expect([response.reset, response.results]).toEqual([true, undefined])
    expect(await count('public.doctors')).toBe(doctors)
  })

  describe('a whole request is refused, and changes nothing,', () => {
    const one = [createMutation(createInsert('doctors', { name: 'Dr Refused' }))]
    const many = Array.from({ length: 51 }, () => createMutation(createInsert('doctors', {})))
    const large = [
      createMutation(createInsert('doctors', { expertise_details: 'క'.repeat(400_000) })),
    ]

    test.for<[string, Subject | 'ended session', unknown, Failure]>([
      ['from a visitor', 'visitor', one, 'signed-out'],
      ['with a session that is over', 'ended session', one, 'signed-out'],
      ['when it holds more than 50 edits', 'Admin', many, 'invalid'],
      ['when it is larger than 1 MB', 'Admin', large, 'invalid'],
      ['when it is an object in place of a list', 'Admin', { 0: one[0] }, 'invalid'],
      ['when it is a text', 'Admin', JSON.stringify(one), 'invalid'],
      ['when it is nothing', 'Admin', null, 'invalid'],
    ])('%s', async ([, subject, mutations, failure]) => {
      const isOver = subject === 'ended session'
      const token = isOver
        ? await createEndedToken(world(), 'account disabled')
        : world().tokens[subject]
      const { cursor } = await createPublicRemote(world()).pull(null)
      const before = await count('public.activity_logs')
      // Nothing but the server stands between a faulty device and the database.
      expect(
        await catchFailure(createRemote(world(), token).sync.push(mutations as Mutation[], cursor)),
      ).toBe(failure)
      expect(await count('public.activity_logs')).toBe(before)
    })
  })

  test('an edit from a Viewer is refused, and changes nothing', async () => {
    const doctors = await count('public.doctors')
    const remote = createRemote(world(), world().tokens.Viewer)
    const { cursor } = await remote.sync.pull(null)
    const mutation = createMutation(createInsert('doctors', { name: 'Dr Refused' }))
    const { results } = await remote.sync.push([mutation], cursor)
    expect(results).toMatchObject([{ id: mutation.id, status: 'rejected', code: '42501' }])
    expect(await count('public.doctors')).toBe(doctors)
  })

  test('an entry that is not an edit is rejected by itself', async () => {
    const good = createMutation(createInsert('doctors', { name: 'Dr Good' }))
    const { results } = await push(world(), [{ id: 'banana', ops: [] }, good])
    expect(results).toMatchObject([
      { id: 'banana', status: 'rejected', code: '22023' },
      { id: good.id, status: 'ok' },
    ])
  })

  test('a user who is demoted between two edits is refused the second (S-10)', async () => {
    const { username, token } = await newPerson(world(), 'Content Manager')
    const remote = createRemote(world(), token)
    const { cursor } = await remote.sync.pull(null)
    const [first, second] = [createInsert('doctors', {}), createInsert('doctors', {})]
    expect(await catchFailure(remote.sync.push([createMutation(first)], cursor))).toBe('nothing')
    await world().db.query(`update public.users set role = 'Viewer' where username = $1`, [
      username,
    ])
    expect(await catchFailure(remote.sync.push([createMutation(second)], cursor))).toBe(
      'signed-out',
    )
  })

  test('the fields two people changed of one row are merged (S-52)', async () => {
    const { id } = await add('Dr Merge')
    const was = { name: 'Dr Merge', qualification: null, photo: null }
    await update(id, { name: 'Dr Merged' }, was)
    expect(await update(id, { qualification: 'DM' }, was)).toMatchObject([{ status: 'ok' }])
    expect(await readRowDirectly(world(), 'doctors', id)).toMatchObject({
      name: 'Dr Merged',
      qualification: 'DM',
    })
  })

  test('a move puts a row after its neighbour', async () => {
    const move = {
      t: 'services',
      id: publicRowIds.services,
      op: 'move',
      after: privateRowIds.services,
    } as const
    expect((await push(world(), [createMutation(move)])).results).toMatchObject([{ status: 'ok' }])
    const places = await Promise.all(
      [privateRowIds, publicRowIds].map(({ services }) =>
        readRowDirectly(world(), 'services', services),
      ),
    )
    expect(places.map((row) => row['display_order'])).toEqual([0, 1])
  })

  async function add(name: string) {
    const added = createInsert('doctors', { name })
    await push(world(), [createMutation(added)])
    return added
  }

  async function update(id: string, set: Fields, was: Fields) {
    const mutation = createMutation({ t: 'doctors', id, op: 'update', set, was })
    return (await push(world(), [mutation])).results
  }
}
