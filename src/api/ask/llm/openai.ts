// Plans from any server that speaks OpenAI's chat completions: OpenAI itself, a gateway, or a model on one's own machine.
import type { OpenAI } from 'openai'
import { z } from 'zod'
import { toolDescription, toolName } from './instructions.ts'
import { Junk, retries, type PlanWriter } from './plan-writer.ts'

export interface OpenAiOptions {
  baseUrl: string
  model: string
  /** A model on one's own machine often wants none. */
  apiKey?: string | undefined
}

// Whoever speaks this protocol may answer anything, whatever the SDK's types say.
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          tool_calls: z
            .array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) }))
            .nullish(),
        }),
      }),
    )
    .min(1),
})

export function openAiWriter({ baseUrl, model, apiKey }: OpenAiOptions): PlanWriter {
  let client: Promise<OpenAI> | null = null
  const connect = async () => {
    const sdk = await import('openai')
    return new sdk.OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      // Left out, these would be taken from the environment behind our back.
      adminAPIKey: null,
      organization: null,
      project: null,
      maxRetries: retries,
      logLevel: 'off',
    })
  }

  return async ({ instructions, question, schema, signal }) => {
    client ??= connect()
    const reply = await (
      await client
    ).chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: question },
        ],
        tools: [
          {
            type: 'function',
            function: { name: toolName, description: toolDescription, parameters: schema },
          },
        ],
      },
      { signal },
    )
    const { success, data } = completion.safeParse(reply)
    if (!success) throw new Junk('not a chat completion')
    const call = data.choices[0]?.message.tool_calls?.find(one => one.function.name === toolName)
    return call === undefined ? null : argumentsOf(call.function.arguments)
  }
}

function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Junk('the plan is not JSON')
  }
}
