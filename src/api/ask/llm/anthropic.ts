// Plans from Anthropic's models.
import type { Anthropic } from '@anthropic-ai/sdk'
import { z } from 'zod'
import { toolDescription, toolName } from './instructions.ts'
import { Junk, retries, type PlanWriter } from './plan-writer.ts'

export interface AnthropicOptions {
  apiKey: string
  model?: string | undefined
  /** For tests. */
  baseUrl?: string
}

const defaultModel = 'claude-sonnet-5-5'
const mostTokens = 4096

const message = z.object({
  content: z.array(
    z.object({ type: z.string(), name: z.string().optional(), input: z.unknown().optional() }),
  ),
})

export function anthropicWriter({
  apiKey,
  model = defaultModel,
  baseUrl = 'https://api.anthropic.com',
}: AnthropicOptions): PlanWriter {
  let client: Promise<Anthropic> | null = null
  const connect = async () => {
    const sdk = await import('@anthropic-ai/sdk')
    // Left out, the address would be taken from the environment behind our back.
    return new sdk.Anthropic({ apiKey, baseURL: baseUrl, maxRetries: retries, logLevel: 'off' })
  }

  return async ({ instructions, question, schema, signal }) => {
    client ??= connect()
    const reply = await (
      await client
    ).messages.create(
      {
        model,
        max_tokens: mostTokens,
        // A visitor waits. The current models refuse a forced tool and thinking that is switched off.
        output_config: { effort: 'low' },
        system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: question }],
        tools: [
          { name: toolName, description: toolDescription, input_schema: { ...schema, type: 'object' } },
        ],
      },
      { signal },
    )
    const { success, data } = message.safeParse(reply)
    if (!success) throw new Junk('not a message')
    const call = data.content.find(block => block.type === 'tool_use' && block.name === toolName)
    return call === undefined ? null : call.input
  }
}
