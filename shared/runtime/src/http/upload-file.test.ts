import { expect, test } from '@jest/globals';
import { notices } from '../notice/notify.ts';
import { createTestRuntime, refuse } from '../testing/index.ts';
import { httpClient } from './create-http-client.ts';
import { overlayShown } from './overlay.ts';
import { uploadFile } from './upload-file.ts';

const file = new File(['%PDF-1.7'], '提单.pdf');
const answer = { fileName: '提单.pdf', src: '/api/file/1' };

test('sends the file as a form, without an overlay, and gives where it is', async () => {
  const { calls } = createTestRuntime({ answers: { 'POST /uploadFile': answer } });
  const sent = uploadFile(file);
  expect(overlayShown.get()).toBe(false);
  expect(await sent).toEqual(answer);
  const { body } = calls[0] ?? {};
  expect(body).toBeInstanceOf(FormData);
  expect((body as FormData).get('file')).toMatchObject({ name: '提单.pdf', size: 8 }); // checked above
});

test('goes to the open call while nobody is signed in', async () => {
  const { calls } = createTestRuntime({ user: null, answers: { 'POST /login/upload': answer } });
  await uploadFile(file, { to: 'POST /login/upload' });
  expect(calls.map(({ key }) => key)).toEqual(['POST /login/upload']);
});

test('says how much has left, and waits as long as the server takes a body that keeps coming', async () => {
  createTestRuntime({ answers: { 'POST /uploadFile': answer } });
  const http = httpClient();
  const inner = http.defaults.adapter;
  let timeoutMs: number | undefined;
  http.defaults.adapter = async (config) => {
    timeoutMs = config.timeout;
    for (const loaded of [1, 2]) {
      config.onUploadProgress?.({ loaded, total: 2, bytes: 1, lengthComputable: true, progress: loaded / 2 });
    }
    if (typeof inner !== 'function') throw new TypeError('The fake server is one function');
    return inner(config);
  };
  const shares: number[] = [];
  await uploadFile(file, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.5, 1]);
  expect(timeoutMs).toBe(1_800_000);
});

test('a refusal carries the words of the server, and no notice stands beside them', async () => {
  createTestRuntime({ answers: { 'POST /uploadFile': () => refuse('UPLOAD_UNREADABLE') } });
  await expect(uploadFile(file)).rejects.toThrow('文件已损坏或不完整，请检查后重新上传。');
  expect(notices.get()).toEqual([]);
});

test('can be cancelled', async () => {
  createTestRuntime({ answers: { 'POST /uploadFile': answer } });
  const controller = new AbortController();
  controller.abort();
  await expect(uploadFile(file, { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
});
