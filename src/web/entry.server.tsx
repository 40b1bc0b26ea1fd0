import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(problem) {
      failed = true
      console.error(problem)
    },
  })
  // A prerendered file and a page's policy of hashes both need the whole document, so nothing is streamed in pieces.
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { headers, status: failed ? 500 : status })
}
