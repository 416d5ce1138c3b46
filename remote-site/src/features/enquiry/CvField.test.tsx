import { renderRemote } from '@berth/runtime/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

beforeEach(() => sessionStorage.clear());

const job = {
  id: 'j1',
  slug: 'clerk-ningbo',
  title: 'Customs declarant',
  branch: { code: 'NB', city: 'Ningbo', name: 'Ningbo branch', address: '8/F, Berth Centre' },
  kind: 'partTime' as const,
  postedOn: '2026-11-10',
  validUntil: '2027-01-31',
  isOpen: true,
  description: ['Check declaration elements'],
  requirements: ['Two years of export declarations'],
};
const submit = 'POST /index/submitEnquiry';

test('an application waits for its CV, keeps what is typed meanwhile, and takes it along after a reload', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const open = async () =>
    await renderRemote(remote, {
      path: '/index/join/job?id=clerk-ningbo',
      user: null,
      locale: 'en',
      config: sampleWebsiteConfig,
      answers: {
        'GET /index/getJob': job,
        [submit]: { number: 'EN-1' },
        'POST /index/uploadCv': async () => {
          await arrival;
          return { cv: 'secret', fileName: 'cv.pdf', bytes: 10 };
        },
      },
    });
  const { calls, view } = await open();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
  const apply = async () =>
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
  await screen.findByLabelText('CV (optional)');
  const files = [new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })];
  await act(async () => fireEvent.change(screen.getByLabelText('CV (optional)'), { target: { files } }));
  type('Your name', 'Lin');
  type('E-mail', 'lin@sample.test');
  await apply();
  expect(screen.getByRole('alert').textContent).toContain('still uploading');
  expect(calls.filter(({ key }) => key === submit)).toEqual([]);
  await act(async () => arrive());
  await screen.findByText('Uploaded: cv.pdf');
  view.unmount();
  const again = await open();
  await screen.findByText('Uploaded: cv.pdf');
  expect(screen.getByLabelText('Your name', { exact: false })).toHaveProperty('value', 'Lin');
  await apply();
  await waitFor(() => expect(again.calls.find(({ key }) => key === submit)).toBeTruthy());
  expect(again.calls.find(({ key }) => key === submit)?.body).toMatchObject({
    content: { name: 'Lin', cv: 'secret' },
  });
});
