import { describe, expect, it } from 'vitest';
import { UPLOAD_BUDGET, UploadBudget } from './budget.ts';

const ten = 10 * 1024 ** 2;

describe('room for files that are coming', () => {
  it('is bounded for one address, and comes back', () => {
    const room = new UploadBudget();
    const leave = room.take('a', UPLOAD_BUDGET.each - ten);
    room.take('a', ten);
    expect(() => room.take('a', 1)).toThrow('Há muitos arquivos chegando');
    leave();
    room.take('a', ten);
  });

  it('is bounded for all of them, whatever their addresses', () => {
    const room = new UploadBudget();
    const some = Array.from({ length: 4 }, (_, i) => room.take(String(i), UPLOAD_BUDGET.each));
    expect(() => room.take('another', 1)).toThrow('Há muitos arquivos chegando');
    some[0]?.();
    room.take('another', 1);
  });
});
