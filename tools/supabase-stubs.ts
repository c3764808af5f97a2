// What the build has in place of the parts of Supabase's library that Nadi never asks: accounts and
// sessions are rows of our own (sign_in), devices poll and never listen, and there are no edge
// functions and no Iceberg tables (docs/decisions/0024).

/** Reports no session of Supabase's own accounts, so that the client sends its key. */
export class AuthClient {
  async getSession() {
    return { data: { session: null }, error: null }
  }
  onAuthStateChange() {
    return { data: { subscription: { unsubscribe: () => undefined } } }
  }
}

/** Never connects: no channel is ever opened. */
// oxlint-disable-next-line typescript/no-extraneous-class -- it is made once, and never asked
export class RealtimeClient {}

class LeftOut extends Error {
  constructor() {
    super('The build leaves this part of Supabase out (tools/supabase-stubs.ts).')
  }
}

/** Created only when an edge function is called. */
// oxlint-disable-next-line typescript/no-extraneous-class -- making one is a mistake
export class FunctionsClient {
  constructor() {
    throw new LeftOut()
  }
}

/** Created only when tables of Iceberg are requested. */
export class IcebergRestCatalog extends FunctionsClient {}

export {
  LeftOut as FunctionsError,
  LeftOut as FunctionsFetchError,
  LeftOut as FunctionsHttpError,
  LeftOut as FunctionsRelayError,
}
export const FunctionRegion = {}
