/** The query behind one panel of a company. */
import type { QueryFunctionContext } from '@tanstack/react-query'
import { fetchPage, listQuery, type ListKey, type Reply } from '../api/client/client.ts'
import type { AnyCompanyView } from '../api/endpoint/companyView.ts'
import type { AnyEndpoint, RecordOf, ValuesOf } from '../api/endpoint/endpoint.ts'
import type { Connection } from '../api/client/connection.ts'
import { yieldToMain } from '../lib/yieldToMain.ts'
import { readingOf } from './reading.ts'

type AnyReply = Reply<RecordOf<AnyEndpoint>>

/** The same answer as on the operation's own page. A company asks for all its panels at once: each answer is sent, taken in and read in a task of its own. */
export const answerQuery = (view: AnyCompanyView, values: ValuesOf<AnyEndpoint>, connection: Connection, spelling: string) => ({
  ...listQuery(view.endpoint, values, connection),
  async queryFn({ signal }: QueryFunctionContext<ListKey>): Promise<AnyReply> {
    await yieldToMain()
    const reply = await fetchPage(view.endpoint, values, connection, signal)
    await yieldToMain()
    return reply
  },
  // Read as it comes, and not with all the others in the render that shows them.
  select: (reply: AnyReply): AnyReply => (readingOf(view, reply, spelling), reply),
})
