import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'

import { createBlankForm, toForm } from './blanks.ts'
import {
  createFingerprint,
  getTranslationState,
  confirmTranslation,
  withFingerprints,
} from './fingerprints.ts'
import { getFormSchema } from './form-schemas.ts'

const doctor = { name: 'Dr Rao', qualification: 'DM', expertise_details: null }
const inTelugu = (row: object) => withFingerprints('doctors', { 'te:name': 'డాక్టర్ రావు' }, row)

describe("the fingerprint of a translation's source text (D17)", () => {
  test('has eight characters, which change with the text but not with spaces at its ends', () => {
    // Fixed by the definition of FNV-1a; supabase/tests/sync.sql expects the same of the database.
    expect(createFingerprint('a')).toBe('e40c292c')
    expect(createFingerprint(' a ')).toBe('e40c292c')
    expect(createFingerprint('డాక్టర్ రావు')).toMatch(/^[0-9a-f]{8}$/)
    expect(createFingerprint(['Shaking', 'Falls'])).not.toBe(
      createFingerprint(['Falls', 'Shaking']),
    )
  })

  test('is stored with each changed translation, and with no other field', () => {
    expect(inTelugu(doctor)).toEqual({
      'te:name': 'డాక్టర్ రావు',
      'te:name:of': createFingerprint('Dr Rao'),
    })
    expect(withFingerprints('doctors', { name: 'Dr Baig' }, doctor)).toEqual({ name: 'Dr Baig' })
  })

  test('is deleted with a translation that is removed', () => {
    const removed = withFingerprints('doctors', { 'te:name': null }, doctor)
    expect(removed).toEqual({ 'te:name': null, 'te:name:of': null })
  })

  test('is unchanged in the copy of a row', () => {
    const copy = { ...createBlankForm('doctors'), 'te:name': 'రావు', 'te:name:of': '0badcafe' }
    expect(withFingerprints('doctors', copy, copy)['te:name:of']).toBe('0badcafe')
  })
})

describe('a translation (D17)', () => {
  const row = { ...doctor, ...inTelugu(doctor) }
  test.for([
    ['fresh', row, 'name'],
    ['outdated', { ...row, name: 'Dr K. Rao' }, 'name'],
    ['outdated', { ...doctor, 'te:name': 'రావు' }, 'name'],
    ['missing', row, 'qualification'],
    ['none needed', row, 'expertise_details'],
  ] as const)('is %s', ([state, of, column]) => {
    expect(getTranslationState(of, 'te', column)).toBe(state)
  })

  test('that staff confirm is fresh again, with the fingerprint of the text they saw', () => {
    const later = { ...row, name: 'Dr K. Rao' }
    const saved = confirmTranslation(later, 'te', 'name')
    expect(saved).toEqual({ 'te:name': 'డాక్టర్ రావు', 'te:name:of': createFingerprint('Dr K. Rao') })
    expect(getTranslationState({ ...later, ...saved }, 'te', 'name')).toBe('fresh')
  })
})

describe('the form of a row (S-82)', () => {
  const illness = {
    ...createBlankForm('health_library_illnesses'),
    illness_name: 'Tremor',
    slug: 'tremor',
    short_summary: 'Shaking',
  }
  const parsed = (change: object) =>
    safeParse(getFormSchema('health_library_illnesses'), { ...illness, ...change })

  test.for([
    ['a text', 'te:illness_name', ' వణుకు ', 'వణుకు'],
    ['a list', 'te:symptoms', ['వణుకు', ' '], ['వణుకు']],
    ['nothing in place of a name', 'te:illness_name', '  ', null],
    ['nothing in place of a list', 'te:symptoms', [], null],
  ] as const)('accepts %s in Telugu', ([, field, input, stored]) => {
    expect(parsed({ [field]: input })).toMatchObject({ success: true, output: { [field]: stored } })
  })

  test.for([
    ['te:illness_name', 'క'.repeat(200), 'క'.repeat(201)],
    ['te:meaning', 'క'.repeat(20_000), 'క'.repeat(20_001)],
    ['te:symptoms', ['క'.repeat(2000)], ['క'.repeat(2001)]],
  ] as const)('limits %s like its column', ([field, fits, tooLong]) => {
    expect(parsed({ [field]: fits }).success).toBe(true)
    expect(parsed({ [field]: tooLong }).issues?.[0].path?.[0]?.key).toBe(field)
  })

  test('contains all translations of a row, also in a language that only a later build knows', () => {
    const row = { ...illness, 'te:meaning': 'అర్థం', 'hi:meaning': 'अर्थ', id: 'x' }
    expect(toForm('health_library_illnesses', row)).toEqual({
      ...illness,
      'te:meaning': 'అర్థం',
      'hi:meaning': 'अर्थ',
    })
  })
})
