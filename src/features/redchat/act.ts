import type { Api } from '#kit/http/api-client.ts';
import { ApiError } from '#contract/errors.ts';
import type { FormValues } from '#kit/form/form.ts';
import { redchatHref } from './view.ts';

/** Does what a form of the chat asks; answers where to go from here. */
export async function act(api: Api, values: FormValues): Promise<string> {
  const { intent = 'ask', thread = '', message = '', symbol = '' } = values;
  const params = { threadId: thread };
  const ofMessage = { messageId: message };
  const here = redchatHref(thread ? { thread } : { symbol });
  switch (intent) {
    case 'ask': {
      const question = values['question'] ?? '';
      const about = thread ? { thread_id: thread } : symbol ? { symbol } : {};
      const asked = await api('chat.ask', { body: { question, ...about, wait: true } });
      return `${redchatHref({ thread: asked.thread.thread_id })}#last`;
    }
    case 'regenerate':
      await api('chat.regenerate', { params: ofMessage });
      return `${here}#last`;
    case 'stop':
      await api('chat.stop', { params: ofMessage });
      return `${here}#last`;
    case 'vote': {
      const vote = values['vote'];
      const body = { vote: vote === 'up' || vote === 'down' ? vote : null } as const;
      await api('chat.vote', { params: ofMessage, body });
      return `${here}#last`;
    }
    case 'rename':
      await api('chat.rename', { params, body: { title: values['title'] ?? '' } });
      return here;
    case 'delete':
      await api('chat.delete', { params });
      return redchatHref({ symbol });
    case 'share': {
      const { share_id } = await api('chat.share', { params });
      return `/redchat/shared/${share_id}`;
    }
    case 'unshare':
      await api('chat.unshare', { params });
      return here;
    default:
      throw new ApiError('bad_request', 'This is nothing that can be done here.');
  }
}
