import { expect, test } from 'vitest'

import { stripComponentNames } from './router-names.ts'

test('names for developers go, and what React makes is pure', () => {
  const code = `var Route = React.createContext({ a: 1 });
Route.displayName = "Route";
const Link = React2.forwardRef(function Link() {}), other = make();
function Fetcher() { Form.displayName = "Form"; }
Link.title = "Link";
`
  expect(stripComponentNames(code)).toBe(`var Route = /* @__PURE__ */ React.createContext({ a: 1 });

const Link = /* @__PURE__ */ React2.forwardRef(function Link() {}), other = make();
function Fetcher() { Form.displayName = "Form"; }
Link.title = "Link";
`)
})
