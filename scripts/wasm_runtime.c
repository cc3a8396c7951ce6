/* What Numba's code asks of its runtime, for WebAssembly: memory that is counted, and memory for the page.
 *
 * Blocks are powers of two; those given back wait in a list for each size. The page's own arrays come from the same
 * place (`allocate`, `release`). */
typedef unsigned int u32;
typedef long long i64;

extern unsigned char __heap_base;

enum { PAGE = 1 << 16, HEAD = 16, ALIGNED = 16, SIZES = 31 };

static u32 end_of_heap;
static u32 waiting[SIZES]; /* the first free block of each size; a free block begins with the next one's address */

static u32 size_class(u32 bytes) {
  u32 class = 5;
  while (class < SIZES && (1u << class) < bytes) class++;
  return class;
}

void *allocate(u32 bytes) {
  u32 class = size_class(bytes + HEAD);
  if (class >= SIZES) return 0;
  u32 block = waiting[class];
  if (block) {
    waiting[class] = *(u32 *)block;
  } else {
    if (!end_of_heap) end_of_heap = ((u32)&__heap_base + ALIGNED - 1) & ~(u32)(ALIGNED - 1);
    block = end_of_heap;
    u32 next = block + (1u << class), have = __builtin_wasm_memory_size(0) * PAGE;
    if (next < block) return 0;
    if (next > have && __builtin_wasm_memory_grow(0, (next - have + PAGE - 1) / PAGE) == (u32)-1) return 0;
    end_of_heap = next;
  }
  *(u32 *)block = class;
  return (void *)(block + HEAD);
}

void release(void *place) {
  u32 block = (u32)place - HEAD, class = *(u32 *)block;
  *(u32 *)block = waiting[class];
  waiting[class] = block;
}

/* Numba's record of an array or list; compiled code reads its first and fourth field itself. */
typedef struct {
  i64 holders;
  void (*destroy)(void *);
  void *destroy_info;
  void *data;
  i64 bytes;
  void *allocator;
} MemInfo;

void *NRT_MemInfo_alloc_aligned(i64 bytes, u32 align) {
  if (align < ALIGNED) align = ALIGNED;
  MemInfo *info = allocate(sizeof(MemInfo) + (u32)bytes + align);
  if (!info) __builtin_trap();
  u32 data = ((u32)(info + 1) + align - 1) & ~(align - 1);
  *info = (MemInfo){.holders = 1, .data = (void *)data, .bytes = bytes};
  return info;
}

void *NRT_MemInfo_new_varsize_dtor(i64 bytes, void *destroy) {
  MemInfo *info = NRT_MemInfo_alloc_aligned(bytes, ALIGNED);
  info->destroy = destroy;
  return info;
}

void NRT_MemInfo_call_dtor(MemInfo *info) {
  if (info->destroy) info->destroy(info->data);
  release(info);
}

/* These are instructions. */
double sqrt(double x) { return __builtin_sqrt(x); }
double floor(double x) { return __builtin_floor(x); }
double ceil(double x) { return __builtin_ceil(x); }
