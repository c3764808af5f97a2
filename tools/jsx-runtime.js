/**
 * The JSX runtime with names of its own: the package's file is CommonJS, of which a bundler writes
 * `(0,runtime.jsx)` at each element.
 */
import runtime from '../node_modules/react/jsx-runtime.js'

export const { Fragment, jsx } = runtime
/** The same function in production. */
export { jsx as jsxs }
