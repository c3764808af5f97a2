import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/**
 * Passes a request on to the server at this address, and its response back. Headers that are set on
 * `outgoing` are added. Where `isAnswered` is false, the client never hears of the response.
 */
export function proxyRequest(
  to: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isAnswered = () => true,
): void {
  const { method, headers, url = '/' } = incoming
  const onward = request(`${to}${url}`, { method, headers }, (response) => {
    // A server may refuse before it has read the body, and close. The client goes on sending: read the
    // rest for it, or it gets a reset in place of the response.
    incoming.unpipe(onward)
    incoming.resume()
    if (!isAnswered()) {
      response.resume()
      return
    }
    // Says what becomes of this connection, not of the client's.
    delete response.headers.connection
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    pipeline(response, outgoing, () => undefined)
  })
  onward.on('error', () => {
    if (!outgoing.headersSent) outgoing.destroy()
  })
  incoming.pipe(onward)
}
