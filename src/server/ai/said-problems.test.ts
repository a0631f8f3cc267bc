import { describe, expect, it } from 'vitest';
import { answerProblemWords } from '#contract/chat/answer-problem.ts';
import { faultOfAnswer, toAiFault } from './ai-fault.ts';

const none = new Headers();
const openAi = (code: string, message: string, type = code) => ({ error: { message, type, param: null, code } });
const anthropic = (type: string, message: string) => ({ type: 'error', error: { type, message } });
const google = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
});
const quota = (id: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId: id }],
});
const OF_GOOGLE = 'You exceeded your current quota, please check your plan and billing details.';

describe('what a provider says in its own words', () => {
  it.each([
    [
      429,
      openAi('insufficient_quota', 'You exceeded your current quota, please check your plan and billing details.'),
      'no-balance',
    ],
    [400, openAi('billing_hard_limit_reached', 'Billing hard limit has been reached'), 'no-balance'],
    [429, openAi('billing_not_active', 'Your account is not active, please check your billing details.'), 'no-balance'],
    [
      400,
      anthropic(
        'invalid_request_error',
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.',
      ),
      'no-balance',
    ],
    [402, { error: { code: 402, message: 'This request requires more credits, or fewer max_tokens.' } }, 'no-balance'],
    [
      402,
      { error: { message: 'Insufficient Balance', type: 'unknown_error', code: 'invalid_request_error' } },
      'no-balance',
    ],
    [403, { error: "Your newly created team doesn't have any credits yet." }, 'no-balance'],
    [429, google(429, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted.'), 'no-balance'],
    [
      400,
      { code: 'Arrearage', message: 'Access denied, please make sure your account is in good standing.' },
      'no-balance',
    ],
    [
      429,
      google(429, 'RESOURCE_EXHAUSTED', OF_GOOGLE, [quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier')]),
      'quota-used',
    ],
    [
      429,
      google(429, 'RESOURCE_EXHAUSTED', OF_GOOGLE, [quota('GenerateRequestsPerMinutePerProjectPerModel')]),
      'rate-limited',
    ],
    [
      429,
      openAi('rate_limit_exceeded', 'Rate limit reached for model x on tokens per day (TPD): Limit 100000.', 'tokens'),
      'quota-used',
    ],
    [
      429,
      { error: { message: 'Rate limit exceeded: free-models-per-day. Add 10 credits to unlock more.', code: 429 } },
      'quota-used',
    ],
    [
      400,
      anthropic(
        'invalid_request_error',
        'You have reached your specified API usage limits. You will regain access on 2026-12-01.',
      ),
      'quota-used',
    ],
    [
      429,
      openAi('rate_limit_exceeded', 'Rate limit reached for gpt on requests per min (RPM): Limit 3.', 'requests'),
      'rate-limited',
    ],
    [
      429,
      anthropic(
        'rate_limit_error',
        'This request would exceed the rate limit for your organization of 30,000 input tokens per minute.',
      ),
      'rate-limited',
    ],
    [
      429,
      openAi(
        'rate_limit_exceeded',
        'Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 40000. The input or output tokens must be reduced.',
        'tokens',
      ),
      'too-long',
    ],
    [413, openAi('rate_limit_exceeded', 'Request too large for model llama.', 'tokens'), 'too-long'],
    [
      400,
      openAi('context_length_exceeded', "This model's maximum context length is 8192 tokens.", 'invalid_request_error'),
      'too-long',
    ],
    [400, anthropic('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'), 'too-long'],
    [
      400,
      google(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
      'too-long',
    ],
    [
      400,
      {
        error: {
          code: 400,
          message: 'the request exceeds the available context size',
          type: 'exceed_context_size_error',
        },
      },
      'too-long',
    ],
    [
      400,
      openAi(
        'content_filter',
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      ),
      'filtered',
    ],
    [
      400,
      { error: { code: 'data_inspection_failed', message: 'Input data may contain inappropriate content.' } },
      'filtered',
    ],
    [
      403,
      {
        error: {
          code: 403,
          message: 'meta-llama requires moderation on OpenInference. Your input was flagged for "violence".',
        },
      },
      'filtered',
    ],
    [
      404,
      openAi(
        'model_not_found',
        'The model `gpt-9` does not exist or you do not have access to it.',
        'invalid_request_error',
      ),
      'unknown-model',
    ],
    [404, anthropic('not_found_error', 'model: claude-9'), 'unknown-model'],
    [404, google(404, 'NOT_FOUND', 'models/gemini-0 is not found for API version v1beta.'), 'unknown-model'],
    [400, { error: { message: 'gpt-9 is not a valid model ID', code: 400 } }, 'unknown-model'],
    [404, { error: { message: 'No models loaded. Please load a model in the developer page.' } }, 'unknown-model'],
    [
      400,
      openAi('model_decommissioned', 'The model has been decommissioned and is no longer supported.'),
      'unknown-model',
    ],
    [404, { detail: 'Not Found' }, 'wrong-address'],
    [405, { detail: 'Method Not Allowed' }, 'wrong-address'],
    [301, '', 'wrong-address'],
    [401, openAi('invalid_api_key', 'Incorrect API key provided: sk-***.', 'invalid_request_error'), 'key-refused'],
    [401, anthropic('authentication_error', 'invalid x-api-key'), 'key-refused'],
    [
      400,
      google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        { reason: 'API_KEY_INVALID' },
      ]),
      'key-refused',
    ],
    [
      403,
      google(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'),
      'key-refused',
    ],
    [
      403,
      openAi(
        'unsupported_country_region_territory',
        'Country, region, or territory not supported',
        'request_forbidden',
      ),
      'not-permitted',
    ],
    [400, google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'), 'not-permitted'],
    [403, anthropic('permission_error', 'Your account does not have access to this model.'), 'not-permitted'],
    [403, '<html>Attention Required! | Cloudflare</html>', 'not-permitted'],
    [529, anthropic('overloaded_error', 'Overloaded'), 'overloaded'],
    [503, google(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'), 'overloaded'],
    [503, '<html>503 Service Temporarily Unavailable</html>', 'overloaded'],
    [500, openAi('server_error', 'The server had an error while processing your request.'), 'provider-error'],
    [500, { error: 'llama runner process has terminated: model requires more system memory' }, 'provider-error'],
    [502, '<html>502 Bad Gateway</html>', 'provider-error'],
    [504, '', 'timeout'],
    [521, '', 'unreachable'],
    [
      400,
      openAi('unsupported_parameter', "Unsupported parameter: 'max_tokens' is not supported with this model."),
      'request-refused',
    ],
    [422, { detail: [{ msg: 'field required' }] }, 'request-refused'],
  ] as const)('%i with %j is %s', (status, body, problem) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(faultOfAnswer(status, text, none).problem).toBe(problem);
  });

  it.each([
    [openAi('insufficient_quota', OF_GOOGLE), 'no-balance'],
    [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'overloaded'],
    [{ error: { code: 429, message: 'Provider returned error' } }, 'rate-limited'],
    [{ code: 402, message: 'Provider returned error' }, 'no-balance'],
    [new Error('Your credit balance is too low'), 'no-balance'],
    ['the model is loading', 'provider-error'],
    [undefined, 'provider-error'],
  ] as const)('in the midst of a stream, %j is %s', (said, problem) => {
    expect(toAiFault(said, new AbortController().signal).problem).toBe(problem);
  });

  it('is told to the administrator by its codes alone, and no sentence of it to anybody', () => {
    const fault = faultOfAnswer(429, JSON.stringify(openAi('insufficient_quota', 'for sk-secret')), none);
    expect(fault.told).toBe('429 (insufficient_quota, insufficient_quota)');
    expect(`${fault.message} ${fault.told} ${String(fault.cause)}`).not.toContain('secret');
    expect(fault.message).toBe(answerProblemWords['no-balance'].ko);
    expect(fault.isRetryable).toBe(false);
    expect(faultOfAnswer(503, '', none).isRetryable).toBe(true);
  });

  it('tells the pause that Google asks for in the body', () => {
    const body = google(429, 'RESOURCE_EXHAUSTED', OF_GOOGLE, [{ '@type': 'RetryInfo', retryDelay: '34.2s' }]);
    expect(faultOfAnswer(429, JSON.stringify(body), none).retryAfterSec).toBe(35);
    expect(faultOfAnswer(429, '{}', none).retryAfterSec).toBeNull();
  });
});

describe('a line that is no line', () => {
  const coded = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
  it.each([
    ['ECONNREFUSED', 'unreachable', null],
    ['ENOTFOUND', 'unreachable', null],
    ['CERT_HAS_EXPIRED', 'untrusted', null],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted', null],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted', null],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted', null],
    ['EPROTO', 'wrong-address', 'no-https'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'wrong-address', 'no-https'],
  ])('of %s is %s', (code, problem, found) => {
    expect(toAiFault(coded(code), new AbortController().signal)).toMatchObject({ problem, found });
  });
});
